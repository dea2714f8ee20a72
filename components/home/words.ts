/** Every text of the home page but the catalogue's. */
export interface HomeWords {
  readonly heading: string;
  readonly lead: string;
  readonly banking: CategoryIntro;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly searchHint: string;

  readonly categories: string;
  readonly all: string;
  readonly popular: string;
  readonly popularSection: string;
  readonly isPopular: string;
  readonly isNew: string;
  readonly soon: string;
}

/** What a category is introduced with. */
export interface CategoryIntro {
  readonly description: string;
  readonly benefits: readonly string[];
  readonly help: string;
}
