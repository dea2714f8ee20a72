'use client';

import { asIsland } from '../island';
import form from './form';

export default asIsland(form, () => import('./first'));
