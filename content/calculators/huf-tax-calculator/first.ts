import { headlineFirst } from '@/lib/headline-first';
import { problems } from './check';
import form from './form';
import { headlineFor } from './headline';

export default headlineFirst({ ...form, check: problems, headline: headlineFor }, () => import('./index'));
