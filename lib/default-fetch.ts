/**
 * Fetches the address made of the parts of a query key joined with slashes, credentials included. An answer that is not OK
 * throws its status code, a colon, and its body or, where that is empty, its status text.
 */
export async function defaultFetch(
  queryKey: readonly unknown[],
  { signal, cache }: { readonly signal?: AbortSignal; readonly cache?: RequestCache } = {},
): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal, cache });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
}
