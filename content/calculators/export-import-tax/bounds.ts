/** The highest amount of the page, ₹. */
export const most = 1_000_00_00_000;

/** Bounds of an amount in rupees, and of a rate of duty in %. */
export const amount = { min: 0, max: most, slider: { min: 0, max: 50_00_000 } } as const;
export const rate = { min: 0, max: 200, step: 0.5, slider: { min: 0, max: 50 } } as const;
