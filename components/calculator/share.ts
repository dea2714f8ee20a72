/**
 * Shares the page's address by the sheet of the device, else copies it. Returns 'shared', 'copied', or 'failed' where the browser allows neither;
 * null where the visitor closes the sheet.
 */
export async function shareAddress(title: string, url: string): Promise<'shared' | 'copied' | 'failed' | null> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
