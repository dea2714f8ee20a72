import { createHash } from 'node:crypto';
import { searchFields } from '@/content/calculators/search-fields';

let name: Promise<string> | undefined;

/**
 * Returns the name of the file of search fields: a hash of what is in it, so that no page can be given the file of another build. Each page
 * has it at its root element. For the server.
 */
export function searchFieldsName(): Promise<string> {
  name ??= searchFields().then((fields) =>
    createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 10),
  );
  return name;
}
