/** The page with every finished part in its place and without the scripts that would have put it there. */
export function settled(html: string): string;
