/** The texts of the question whether services may count visits. */
export interface ConsentWords {
  /** The name of the bar. */
  readonly label: string;
  /** The question, with the names of the services. */
  readonly ask: (services: string) => string;
  readonly allow: string;
  readonly refuse: string;
  readonly more: string;
  /** Where the privacy page stands, and on it the choice. */
  readonly moreHref: string;
  readonly state: Readonly<Record<'granted' | 'refused' | 'open', string>>;
}
