import { holdToSuite } from './suite';

holdToSuite(0);
