/** What every control gets: its field, the draft it shows, the value read from it (null where there is none), and where to write. */
export interface ControlProps<F> {
  readonly field: F;
  readonly id: string;
  readonly draft: string | boolean;
  readonly value: number | null;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onDraft: (draft: string | boolean) => void;
  /** Within a row: no slider, full width. */
  readonly compact: boolean;
}
