import { holdToSuite } from './suite';

holdToSuite(1);
