'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ListedBranch, listingOf, placesIn } from '@/lib/ifsc/listing';
import { type Manifest, manifestOf } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import { Glyph } from '../ui/glyph';
import { ifscData } from './client';
import type { DataFacts } from './facts';
import { type Option, Step } from './step';
import { stepsTexts as steps } from './steps-texts';
import { type Choice, type LookupStore, noChoice, useShared } from './store';

interface StepsProps {
  readonly facts: DataFacts;
  readonly store: LookupStore;
  /** Other names of a bank and of a place, in small letters. */
  readonly alsoOfBank: (code: string) => string;
  readonly alsoOfPlace: (place: string) => string;
}

/** Loads what a choice needs and returns the banks, and the branches of the bank and state chosen. */
function useListing({ facts, store }: StepsProps, choice: Choice) {
  const [source] = useState(() => ifscData(facts));
  const [manifest, setManifest] = useState<Manifest>();
  const [listing, setListing] = useState<{ readonly of: string; readonly rows: readonly ListedBranch[] }>();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${choice.bank} ${choice.state}`;
  const isNeeded = choice.bank !== '';
  const bank = manifest?.banks.find((each) => each.code === choice.bank);

  const loadManifest = () => {
    if (manifest) return;
    manifestOf(source.data).then(setManifest, (error) => store.trouble.set({ error, retry: loadManifest }));
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
    listingOf(source.data, manifest, bank, choice.state).then(
      (rows) => !isStale && setListing({ of: wanted, rows }),
      (error) => !isStale && store.trouble.set({ error, retry: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      isStale = true;
    };
  }, [manifest, bank, choice.state, wanted, attempt]);

  const rows = listing?.of === wanted ? listing.rows : undefined;
  return { manifest, bank, rows, loadManifest };
}

type Listed = ReturnType<typeof useListing>;

/** Returns the options of the four steps; undefined while what they come from is not there. */
function useOptions({ manifest, bank, rows }: Listed, choice: Choice, { alsoOfBank, alsoOfPlace }: StepsProps) {
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
          hint: steps.branches(count),
          also: alsoOfPlace(name),
        }),
      ),
    [rows, choice.state, alsoOfPlace],
  );
  const branchOptions = useMemo(
    () =>
      rows
        ?.filter((row) => row.state === choice.state && row.places.includes(choice.place))
        .map((row): Option => ({ value: row.code, label: readable(row.branch), hint: row.code }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [rows, choice.state, choice.place],
  );
  return { bankOptions, stateOptions, placeOptions, branchOptions };
}

/** Renders bank → state → city → branch: each step is a box to type in, and the next one opens up when it is chosen. */
export function Steps(props: StepsProps) {
  const { store } = props;
  const choice = useShared(store.choice);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const listed = useListing(props, choice);
  const { manifest, bank, loadManifest } = listed;
  const { bankOptions, stateOptions, placeOptions, branchOptions } = useOptions(listed, choice, props);

  /** Stores a choice and focuses the next step at once: whoever types on without looking loses no letter. */
  const choose = (next: Choice, step: number) => {
    flushSync(() => store.choice.set(next));
    boxes.current[step]?.focus();
  };
  const chooseBank = (code: string) => {
    const states = manifest?.banks.find((each) => each.code === code)?.states ?? [];
    const [only = ''] = states;
    choose({ ...noChoice, bank: code, state: states.length === 1 ? only : '' }, states.length === 1 ? 2 : 1);
  };
  const ref = (step: number) => (element: HTMLInputElement | null) => {
    boxes.current[step] = element;
  };
  const hasNone = bank !== undefined && bank.states.length === 0;
  return (
    <form method="dialog" aria-labelledby="steps-title" onSubmit={(event) => event.preventDefault()}>
      <Heading onRestart={choice.bank === '' ? undefined : () => choose(noChoice, 0)} />
      <div className="mt-2 flex flex-col gap-3">
        <Step
          label={steps.bank}
          placeholder={steps.typeBank}
          disabledText={undefined}
          options={bankOptions}
          value={choice.bank}
          onChoose={chooseBank}
          onOpen={loadManifest}
          onFocus={loadManifest}
          inputRef={ref(0)}
        />
        {bank && bank.located < bank.codes && (
          <p className="text-muted text-sm">{hasNone ? steps.noDetails(bank) : steps.partly(bank)}</p>
        )}
        <Step
          label={steps.state}
          placeholder={steps.typeState}
          disabledText={bank && !hasNone ? undefined : steps.first(steps.bank)}
          options={stateOptions}
          value={choice.state}
          onChoose={(state) => choose({ ...noChoice, bank: choice.bank, state }, 2)}
          inputRef={ref(1)}
        />
        <Step
          label={steps.place}
          placeholder={steps.typePlace}
          disabledText={choice.state === '' ? steps.first(steps.state) : undefined}
          options={placeOptions}
          value={choice.place}
          onChoose={(place) => choose({ ...choice, place, branch: '' }, 3)}
          inputRef={ref(2)}
        />
        <Step
          label={steps.branch}
          placeholder={steps.typeBranch}
          disabledText={choice.place === '' ? steps.first(steps.place) : undefined}
          options={branchOptions}
          value={choice.branch}
          onChoose={(branch) => {
            store.choice.set({ ...choice, branch });
            if (branch !== choice.branch) store.asked.set({ text: branch });
          }}
          inputRef={ref(3)}
        />
      </div>
    </form>
  );
}

function Heading({ onRestart }: { readonly onRestart: (() => void) | undefined }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 id="steps-title" className="font-semibold">
        {steps.title}
      </h2>
      {onRestart && (
        <button type="button" className="button button-quiet" onClick={onRestart}>
          <Glyph name="again" className="size-4 shrink-0" />
          {steps.restart}
        </button>
      )}
    </div>
  );
}
