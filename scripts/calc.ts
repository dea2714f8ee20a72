/**
 * Runs one calculator without a browser, on the same definition as its page:
 *
 *   npm run -s calc -- emi-calculator '{"loan":"50L","rate":8.5}'    one input, one line of JSON
 *   npm run -s calc -- emi-calculator < inputs.ndjson                one input a line, one answer a line
 *   npm run -s calc -- emi-calculator --describe                     its fields
 *   npm run -s calc -- emi-calculator '{…}' --as <other id>          the input of the next page that takes these figures along
 *   npm run -s calc -- --list                                        the ids
 *
 * Exit code 1 where an input was refused or could not be read, 2 where the command itself is wrong.
 */

import { troubleTexts } from '@/components/calculator/trouble-texts';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { nextIds, passedFrom } from '@/content/calculators/passed-to';
import { type CalculatorId, catalogue, entryOf } from '@/content/catalogue';
import { type AnyCalculator, type Problem, type Result, shownInput } from '@/lib/calculator';
import { describedFields } from '@/lib/described-fields';
import { openFragment } from '@/lib/fragment';
import { examplesIn, hiddenValues } from '@/lib/given';
import { fragmentOfPassed, passedFigures } from '@/lib/passed-figures';
import { defaultDraft, readDraft, readValues } from '@/lib/read-input';

const usage = `Usage: npm run -s calc -- <id> ['<json>' | --describe]
       npm run -s calc -- <id> '<json>' --as <id of a next page>
       npm run -s calc -- --list
Without JSON it reads one JSON object a line from standard input.`;

/** The answer to one input; `notes` name the examples that count because nothing was given in their place. */
type Answer =
  | (Result & { readonly notes?: readonly string[] })
  | { readonly problems: readonly Problem[] }
  | { readonly error: string };

/** Returns the result of the given values. Absent fields take their defaults; a value for a hidden field is refused. */
function answerTo(calculator: AnyCalculator, values: Readonly<Record<string, unknown>>): Answer {
  const { input, faults, unknown } = readValues(calculator.fields, values);
  const shown = shownInput(calculator.fields, input);
  const problems: Problem[] = [
    ...unknown.map((path) => ({ fields: [path], text: `There is no field "${path}". --describe lists the fields.` })),
    ...faults.map((fault) => ({ fields: [fault.path], text: troubleTexts.fault(fault) })),
  ];
  if (problems.length === 0) problems.push(...hiddenValues(calculator.fields, values, shown));
  if (problems.length === 0) problems.push(...(calculator.check?.(shown) ?? []));
  if (problems.length > 0) return { problems };
  const examples = examplesIn(calculator, values, shown);
  const notes = examples.length > 0 && [`You did not give these, so example values are used: ${examples.join('; ')}.`];
  return { ...calculator.compute(shown), ...(notes && { notes }) };
}

/** Returns the answer to one JSON text, whatever it holds. */
function answerToText(calculator: AnyCalculator, json: string): Answer {
  try {
    const values: unknown = JSON.parse(json);
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      return { error: `An input is a JSON object such as {"loan":"50L"}, not ${json.slice(0, 40)}` };
    }
    return answerTo(calculator, values as Record<string, unknown>);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const isGood = (answer: Answer): boolean => !('problems' in answer) && !('error' in answer);

// One write for many lines: a system call for each would take longer than the sums.
const CHUNK = 1 << 18;

/** Writes text and waits until standard output has room for more. */
async function written(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Answers standard input line by line, in order; returns whether every line had a result. */
async function answerLines(calculator: AnyCalculator): Promise<boolean> {
  let allGood = true;
  let output = '';
  let rest = '';
  const answer = async (line: string) => {
    if (line.trim() === '') return;
    const found = answerToText(calculator, line);
    allGood &&= isGood(found);
    output += `${JSON.stringify(found)}\n`;
    if (output.length < CHUNK) return;
    await written(output);
    output = '';
  };
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) await answer(line);
    // Each answer is written at once: the other side may wait for it before it writes on.
    await written(output);
    output = '';
  }
  await answer(rest);
  await written(output);
  return allGood;
}

/** Writes the input of another page with what goes along from this one as JSON; what stays behind goes to standard error. */
async function answerAs(id: CalculatorId, json: string, as: string | undefined): Promise<number> {
  const next = (await passedFrom(id)).find(({ href }) => href === catalogue.find((entry) => entry.id === as)?.route);
  if (!next || !as) {
    console.error(`From "${id}" no figures go to "${as ?? ''}". They go to:\n${nextIds(id).join('\n')}`);
    return 2;
  }
  const calculator = await loadCalculator(id);
  let values: Readonly<Record<string, unknown>>;
  try {
    values = JSON.parse(json);
  } catch (error) {
    await written(`${JSON.stringify({ error: String(error) })}\n`);
    return 1;
  }
  const answer = answerTo(calculator, values);
  if ('problems' in answer || 'error' in answer) {
    await written(`${JSON.stringify(answer)}\n`);
    return 1;
  }
  const input = shownInput(calculator.fields, readValues(calculator.fields, values).input);
  const today = new Date().toISOString().slice(0, 10);
  const passed = passedFigures(
    calculator.fields,
    { input, result: answer },
    next,
    calculator.worked?.(input, answer, today) ?? {},
  );
  const { fields } = await loadCalculator(as as CalculatorId);
  const opened = openFragment(fields, fragmentOfPassed(passed, id))?.draft ?? {};
  const read = readDraft(fields, { ...defaultDraft(fields), ...opened }).input;
  const own = Object.fromEntries(Object.keys(passed.values).map((name) => [name, read[name]]));
  await written(`${JSON.stringify(own)}\n`);
  if (passed.left.length > 0) console.error(`Not taken along: ${passed.left.join('; ')}`);
  return 0;
}

async function main([first, second, ...more]: readonly string[]): Promise<number> {
  if (first === '--list' && second === undefined) {
    await written(`${builtIds().join('\n')}\n`);
    return 0;
  }
  const isAs = more.length === 2 && more[0] === '--as';
  if (first === undefined || first.startsWith('-') || (more.length > 0 && !isAs)) {
    console.error(usage);
    return 2;
  }
  const id = builtIds().find((each): each is CalculatorId => each === first);
  if (!id) {
    console.error(`There is no calculator "${first}". There are:\n${builtIds().join('\n')}`);
    return 2;
  }
  if (isAs) return answerAs(id, second ?? '{}', more[1]);
  const calculator = await loadCalculator(id);
  if (second === '--describe') {
    const { groups, presets = [] } = calculator;
    const description = { id, title: entryOf(id).title, fields: describedFields(calculator.fields), groups, presets };
    await written(`${JSON.stringify(description)}\n`);
    return 0;
  }
  if (second?.startsWith('--')) {
    console.error(usage);
    return 2;
  }
  if (second === undefined && !process.stdin.isTTY) return (await answerLines(calculator)) ? 0 : 1;
  const answer = answerToText(calculator, second ?? '{}');
  await written(`${JSON.stringify(answer)}\n`);
  return isGood(answer) ? 0 : 1;
}

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
