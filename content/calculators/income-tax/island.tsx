'use client';

import { asIslandWithFoldedRows } from '../island-with-folded-rows';
import form from './form';

export default asIslandWithFoldedRows(form, () => import('./first'));
