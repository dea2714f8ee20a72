'use client';

import { lazy } from 'react';

const answer = () => import('./answer');

/** Parts of the form that only what is done to a box shows: their code loads with that of the answer. */
export const AmountKeys = lazy(async () => ({ default: (await answer()).AmountKeys }));
export const FieldTrouble = lazy(async () => ({ default: (await answer()).FieldTrouble }));
export const RowsTrouble = lazy(async () => ({ default: (await answer()).RowsTrouble }));
