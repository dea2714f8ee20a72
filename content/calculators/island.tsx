'use client';

/** Makes a calculator's questions, and the import of what answers them, into the part of its page that hydrates. */
export { createIsland as asIsland } from '@/components/calculator/island';
