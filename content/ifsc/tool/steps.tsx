'use client';

import type { PartProps } from '@/components/ifsc/part-props';
import { Steps as BareSteps } from '@/components/ifsc/steps';
import { nicknames } from '../banks';
import { vocabulary } from '../places';

const alsoOfBank = (code: string) =>
  Object.entries(nicknames)
    .flatMap(([name, bank]) => (bank === code ? [name.toLowerCase()] : []))
    .concat(code.toLowerCase())
    .join(' ');

const alsoOfPlace = (place: string) =>
  Object.entries(vocabulary.canonical)
    .flatMap(([other, name]) => (place.split(' ').includes(name) ? [other.toLowerCase()] : []))
    .join(' ');

/** Renders the steps by place; code and texts come at the first sign that they are used. */
export function Steps({ facts, store }: PartProps) {
  return <BareSteps facts={facts} store={store} alsoOfBank={alsoOfBank} alsoOfPlace={alsoOfPlace} />;
}
