import { checkOnFilledRows, withFilledRows } from '@/content/filled-rows';
import { headlineFirst } from '@/lib/headline-first';
import { problems } from './check';
import form from './form';
import { headlineFor } from './headline';
import { amountCells } from './rows';

export default headlineFirst(
  {
    ...form,
    check: checkOnFilledRows(amountCells, problems),
    headline: (input) => headlineFor(withFilledRows(input, amountCells)),
  },
  () => import('./index'),
);
