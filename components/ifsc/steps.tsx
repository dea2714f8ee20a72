'use client';

import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { takeUpEarlyInput } from '@/components/calculator/early';
import type { ListedBranch } from '@/lib/ifsc/listing';
import { placesIn } from '@/lib/ifsc/listing';
import type { Data } from '@/lib/ifsc/lookup';
import type { Manifest } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import { Combobox, type Option } from './combobox';
import type { IfscWords } from './words';

/** What has been chosen so far, step by step; '' where nothing is. */
export interface Choice {
  readonly bank: string;
  readonly state: string;
  readonly place: string;
  readonly branch: string;
}

export const noChoice: Choice = { bank: '', state: '', place: '', branch: '' };

/** Bank → state → city → branch: each step is a box to type in, and the next one opens up when it is chosen. */
export function Steps({
  choice,
  onChoice,
  getData,
  onFailure,
  alsoOfBank,
  alsoOfPlace,
  words,
}: {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly getData: () => Data;
  readonly onFailure: (error: unknown, retry: () => void) => void;
  /** Other names of a bank and of a place, in small letters. */
  readonly alsoOfBank: (code: string) => string;
  readonly alsoOfPlace: (place: string) => string;
  readonly words: IfscWords;
}) {
  const [manifest, setManifest] = useState<Manifest>();
  const [listing, setListing] = useState<{ readonly of: string; readonly rows: readonly ListedBranch[] }>();
  const [attempt, setAttempt] = useState(0);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const wanted = `${choice.bank} ${choice.state}`;
  const isNeeded = choice.bank !== '';
  const bank = manifest?.banks.find((each) => each.code === choice.bank);
  const form = useRef<HTMLFormElement>(null);
  const failed = useRef(onFailure);
  failed.current = onFailure;

  // What was typed before the boxes came to life counts.
  useEffect(() => {
    if (form.current) takeUpEarlyInput(form.current);
  }, []);

  const loadManifest = () => {
    if (manifest) return;
    getData()
      .manifest()
      .then(setManifest, (error) => failed.current(error, loadManifest));
  };

  // A bank may be chosen from outside, before the boxes have been touched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once it is needed
  useEffect(() => {
    if (isNeeded) loadManifest();
  }, [isNeeded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt starts it again
  useEffect(() => {
    if (!manifest || !bank || choice.state === '' || listing?.of === wanted) return;
    let isStale = false;
    getData()
      .listing(manifest, bank, choice.state)
      .then(
        (rows) => !isStale && setListing({ of: wanted, rows }),
        (error) => !isStale && failed.current(error, () => setAttempt((count) => count + 1)),
      );
    return () => {
      isStale = true;
    };
  }, [manifest, bank, choice.state, wanted, attempt]);

  const rows = listing?.of === wanted ? listing.rows : undefined;
  const bankOptions = useMemo(
    () =>
      manifest &&
      [...manifest.banks]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map((each): Option => ({ value: each.code, label: each.name, hint: each.code, also: alsoOfBank(each.code) })),
    [manifest, alsoOfBank],
  );
  const stateOptions = useMemo(
    () => bank?.states.map((state): Option => ({ value: state, label: readable(state) })),
    [bank],
  );
  const placeOptions = useMemo(
    () =>
      rows &&
      placesIn(rows, choice.state).map(
        ({ name, count }): Option => ({
          value: name,
          label: readable(name),
          hint: words.steps.branches(count),
          also: alsoOfPlace(name),
        }),
      ),
    [rows, choice.state, alsoOfPlace, words],
  );
  const branchOptions = useMemo(
    () =>
      rows
        ?.filter((row) => row.state === choice.state && row.places.includes(choice.place))
        .map((row): Option => ({ value: row.code, label: readable(row.branch), hint: row.code }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [rows, choice.state, choice.place],
  );

  /** On to the next step, once its box can be used. */
  const goTo = (step: number) => window.setTimeout(() => boxes.current[step]?.focus(), 60);
  const chooseBank = (code: string) => {
    const states = manifest?.banks.find((each) => each.code === code)?.states ?? [];
    const [only = ''] = states;
    onChoice({ ...noChoice, bank: code, state: states.length === 1 ? only : '' });
    goTo(states.length === 1 ? 2 : 1);
  };
  const { steps } = words;
  const ref = (step: number) => (element: HTMLInputElement | null) => {
    boxes.current[step] = element;
  };
  const hasNone = bank !== undefined && bank.states.length === 0;
  return (
    <form ref={form} method="dialog" aria-labelledby="steps-title" onSubmit={(event) => event.preventDefault()}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="steps-title" className="font-semibold">
          {steps.title}
        </h2>
        {choice.bank !== '' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onChoice(noChoice);
              goTo(0);
            }}
          >
            <RotateCcw aria-hidden className="size-4" />
            {steps.restart}
          </button>
        )}
      </div>
      <div className="mt-2 space-y-3">
        <Combobox
          label={steps.bank}
          placeholder={steps.typeBank}
          disabledText={undefined}
          options={bankOptions}
          value={choice.bank}
          onChoose={chooseBank}
          onOpen={loadManifest}
          words={steps}
          inputRef={ref(0)}
        />
        {bank && bank.located < bank.codes && (
          <p className="text-muted text-sm">{hasNone ? steps.noDetails(bank) : steps.partly(bank)}</p>
        )}
        <Combobox
          label={steps.state}
          placeholder={steps.typeState}
          disabledText={bank && !hasNone ? undefined : steps.first(steps.bank)}
          options={stateOptions}
          value={choice.state}
          onChoose={(state) => {
            onChoice({ ...noChoice, bank: choice.bank, state });
            goTo(2);
          }}
          words={steps}
          inputRef={ref(1)}
        />
        <Combobox
          label={steps.place}
          placeholder={steps.typePlace}
          disabledText={choice.state === '' ? steps.first(steps.state) : undefined}
          options={placeOptions}
          value={choice.place}
          onChoose={(place) => {
            onChoice({ ...choice, place, branch: '' });
            goTo(3);
          }}
          words={steps}
          inputRef={ref(2)}
        />
        <Combobox
          label={steps.branch}
          placeholder={steps.typeBranch}
          disabledText={choice.place === '' ? steps.first(steps.place) : undefined}
          options={branchOptions}
          value={choice.branch}
          onChoose={(branch) => onChoice({ ...choice, branch })}
          words={steps}
          inputRef={ref(3)}
        />
      </div>
    </form>
  );
}
