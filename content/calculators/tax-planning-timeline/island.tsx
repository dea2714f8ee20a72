'use client';

import dynamic from 'next/dynamic';
import { asIsland, guarded, loading, onFailure } from '../island';

const load = () => import('./index');

export default guarded(
  dynamic(() => import('./form').then((form) => asIsland(form.default, load), onFailure), { loading }),
);
