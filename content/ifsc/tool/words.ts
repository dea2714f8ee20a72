import { askWords } from '@/components/ifsc/by-words';
import { nicknames } from '../banks';
import { vocabulary } from '../places';

/** Answers words; its code comes when the first are sent off. */
export const answerWords = askWords(nicknames, vocabulary);
