'use client';

import { asIslandWithRows } from '../island-with-rows';
import form from './form';

export default asIslandWithRows(form, () => import('./first'));
