/** The four questions one can ask about a result. */
export type Tool = 'compare' | 'solve' | 'sweep' | 'sensitivity';

/** Returns a label within a sentence: "Monthly EMI" → "monthly EMI", while "EMI" and "GST rate" keep their capitals. */
function within(label: string): string {
  const [first = '', second = ''] = label;
  return second === second.toLowerCase() && second !== ' ' ? first.toLowerCase() + label.slice(1) : label;
}

/** The texts of compare, solve for, what if and what moves it. */
export const exploreTexts = {
  titles: {
    compare: 'Compare',
    solve: 'Reach a target',
    sweep: 'See the effect of a change',
    sensitivity: 'What matters most',
  },
  intros: {
    compare: 'Pin this result, then change your figures above. Both results show here side by side.',
    solve: 'Type the result you want and choose which figure you can change. The rest stays the same.',
    sweep: 'How the result changes when you change one figure. The rest stays the same.',
    sensitivity: 'We move each figure one step down and one step up. What changes the result most comes first.',
  },
  working: 'Working it out…',
  headline: 'Result',
  input: 'What you can change',
  inRow: (label: string, noun: string, number: number) => `${label}, ${noun} ${number}`,
  noHeadline: 'This answer is not a number, so it has no target and no chart.',
  noInputs: 'There is no number to change in this form.',
  yes: 'Yes',
  no: 'No',
  compare: {
    caption: 'Pinned results beside this one',
    scrolls: 'Comparison; scrolls sideways',
    item: 'Item',
    now: 'Now',
    pinned: (number: number) => `Pin ${number}`,
    pin: 'Pin this result',
    full: (most: number) => `You can pin up to ${most} results. Remove one to pin another.`,
    empty: 'Nothing is pinned yet.',
    goBack: 'Go back to it',
    goBackLabel: (number: number) => `Go back to the inputs of pin ${number}`,
    remove: 'Remove',
    removeLabel: (number: number) => `Remove pin ${number}`,
    inputs: 'Inputs',
    figures: 'Results',
    nothing: 'No difference yet. Change an input above.',
    showSame: (count: number) => (count === 1 ? 'Show 1 row that is the same' : `Show ${count} rows that are the same`),
    hideSame: 'Show only what differs',
    against: (first: string) => `Changes are measured from ${first}.`,
    sameAsFirst: 'no change',
    absent: 'not used',
  },
  solve: {
    target: (headline: string) => `Target for ${within(headline)}`,
    unreadable: 'Type a number, such as 12,50,000 or 12.5 lakh.',
    years: 'Type a length of time, such as 15 years or 7 years 6 months.',
    answer: (input: string, value: string, headline: string, figure: string) =>
      `To get ${within(headline)} of ${figure}, set ${within(input)} to ${value}.`,
    past: (target: string) => `No value gives exactly ${target}. Here the result passes it.`,
    stretch: (input: string, from: string, to: string, headline: string, figure: string) =>
      `Set ${within(input)} anywhere from ${from} to ${to} and ${within(headline)} is ${figure}.`,
    outOfReach: (headline: string, target: string) => `No value of this input brings ${within(headline)} to ${target}.`,
    reach: (input: string, from: string, to: string, headline: string, lowest: string, highest: string) =>
      `With ${within(input)} anywhere from ${from} to ${to}, ${within(headline)} stays between ${lowest} and ${highest}.`,
    noEffect: (input: string, headline: string, figure: string) =>
      `Changing ${within(input)} does not change ${within(headline)}: it stays at ${figure}. Choose another input.`,
    refused: (input: string) => `No other value of ${within(input)} goes with the other inputs.`,
    several: (count: number) => `${count} answers:`,
    use: (value: string) => `Use ${value}`,
    inUse: 'This is the value you have now.',
  },
  sweep: {
    title: (headline: string, input: string) => `${headline} by ${within(input)}`,
    today: (value: string, figure: string) => `Now, at ${value}: ${figure}`,
    kinks: 'The numbered points are where the line bends or jumps.',
    kink: (value: string, figure: string) => `At ${value}: ${figure}`,
    smooth: 'The line has no bends or jumps in this range.',
    flat: (input: string, headline: string, figure: string) =>
      `Changing ${within(input)} does not change ${within(headline)}: it stays at ${figure}.`,
    refused: (input: string, from: string, to: string) =>
      `There is no result for ${within(input)} from ${from} to ${to}.`,
    nothing: (input: string) => `No other value of ${within(input)} goes with the other inputs.`,
  },
  sensitivity: {
    caption: (headline: string, figure: string) => `${headline}, now ${figure}`,
    scrolls: 'What matters most; scrolls sideways',
    input: 'Input',
    down: 'One step down',
    now: 'Now',
    up: 'One step up',
    at: (value: string) => `at ${value}`,
    noChange: 'no change',
    atBound: 'at its limit',
    refused: 'no result',
    nothing: (headline: string) => `One step of any input leaves ${within(headline)} as it is.`,
  },
};
