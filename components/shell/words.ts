/** Every text of the shell: bar, footer, static frames. */
export interface ShellWords {
  readonly skipToContent: string;
  readonly home: string;
  readonly financialYear: (year: string) => string;
  readonly allCalculators: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly breadcrumb: string;
  readonly footerPromise: string;
  readonly footerAdvice: string;
}
