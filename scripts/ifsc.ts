/**
 * Writes the data of the IFSC look-up into public/ifsc/<release>/, or into another folder where one is named, from the
 * packages `ifsc` and `ifsc-nodejs` or, where IFSC_CSV names one, from a full release. Part of `npm run build` and
 * `npm run dev`; it does nothing where the files of the same inputs are there already. What it cannot use it refuses, and
 * leaves what was there.
 */
import path from 'node:path';
import { writeData } from './ifsc/write';

try {
  const { IFSC_CSV: csv, IFSC_CSV_DATE: date, IFSC_CSV_FEWEST: fewest } = process.env;
  const release = csv ? { csv, date, fewest: fewest ? Number(fewest) : undefined } : undefined;
  console.log(writeData(process.argv[2] ?? path.join(process.cwd(), 'public', 'ifsc'), release));
} catch (error) {
  console.error(`The data of the IFSC look-up was not made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
