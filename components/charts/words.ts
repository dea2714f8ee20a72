/** A label with its value as it is shown. */
export interface Reading {
  readonly label: string;
  readonly text: string;
}

/** Every text of the charts. */
export interface ChartWords {
  readonly showTable: string;
  readonly total: string;
  readonly part: string;
  readonly amount: string;
  readonly share: string;
  /** The column of a comparison's names. */
  readonly item: string;
  readonly step: string;
  readonly change: string;
  readonly runningTotal: string;
  /** The name of the control that moves the read-out. */
  readonly explore: (title: string) => string;
  /** Where on the axis: "Year 20". */
  readonly at: (label: string, position: string) => string;
  /** The read-out as one spoken sentence; `at` is empty where the readings say it. */
  readonly reading: (at: string, readings: readonly Reading[]) => string;
  readonly shareOfTotal: (share: string) => string;
}
