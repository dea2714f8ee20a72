import { askMicr } from '@/components/ifsc/by-micr';
import { hitsWords } from '@/content/words/ifsc/hits';
import { micrWords } from '@/content/words/ifsc/micr';

/** Answers a MICR; its code comes with the first one. */
export const answerMicr = askMicr(micrWords, hitsWords);
