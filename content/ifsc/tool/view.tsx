'use client';

import type { DataFacts } from '@/components/ifsc/facts';
import { IfscTool } from '@/components/ifsc/tool';
import { ifscWords } from '@/content/words/ifsc';
import { nicknames } from '../banks';
import { mergers } from '../mergers';
import { vocabulary } from '../places';

/** The look-up with its words and facts; its code comes at the first sign of use. */
export default function Tool({ facts }: { readonly facts: DataFacts }) {
  return <IfscTool facts={facts} mergers={mergers} nicknames={nicknames} vocabulary={vocabulary} words={ifscWords} />;
}
