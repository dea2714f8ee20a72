/** Less than half a paisa, ₹, is an error of double arithmetic, not money that is owed or missing. */
export const HALF_PAISA = 0.005;
