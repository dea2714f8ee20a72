'use client';

import type { SimpleField } from '@/lib/calculator';
import { groupDigits } from '@/lib/grouping';
import type { BoxReading } from '@/lib/read-input';
import { valueText } from '@/lib/value-text';
import { troubleTexts } from './trouble-texts';

/** Returns what an amount may have meant: "15" where lakhs are asked is offered as "15 lakh", "1,250.000" as "12,50,000". */
function amountMeant(field: SimpleField, draft: string | boolean, { fault, hint }: BoxReading): string | null {
  if (hint?.hint === 'pointGroups') return groupDigits(String(draft).replace(/\D/g, ''));
  if (field.kind !== 'money' || typeof draft !== 'string' || !/^\d{1,3}(\.\d{1,2})?$/.test(draft.trim())) return null;
  const inLakh = Number(draft) * 1_00_000;
  const unlikely = fault?.fault === 'below' || (hint?.hint === 'meantLakh' && !field.paise);
  return unlikely && inLakh >= field.min && inLakh <= field.max && inLakh > 0 ? `${draft.trim()} lakh` : null;
}

/** Returns what is odd about a box that can be used; null where nothing is. */
function remarkOn(draft: string | boolean, { fault, hint }: BoxReading, meant: string | null): string | null {
  if (hint?.hint === 'meantPercent') return troubleTexts.meantPercent(String(draft));
  if (hint?.hint === 'commaIsNotADecimal') return troubleTexts.commaIsNotADecimal;
  if (!meant || fault) return null;
  return hint?.hint === 'pointGroups' ? troubleTexts.pointGroups(meant) : troubleTexts.meant(meant);
}

/** Renders what is wrong with a box, what is odd about it, and what may have been meant instead. */
export function FieldTrouble({
  id,
  field,
  draft,
  reading,
  problem,
  onDraft,
}: {
  readonly id: string;
  readonly field: SimpleField;
  readonly draft: string | boolean;
  readonly reading: BoxReading;
  readonly problem: string | undefined;
  readonly onDraft: (draft: string) => void;
}) {
  const trouble = reading.fault ? troubleTexts.fault(reading.fault) : problem;
  const meant = amountMeant(field, draft, reading);
  const remark = remarkOn(draft, reading, meant);
  return (
    <>
      <div id={id}>
        {trouble && <p className="mt-1 text-danger text-sm">{trouble}</p>}
        {reading.hint?.hint === 'sum' && <p className="mt-1 text-muted text-xs">= {valueText(field, reading.value)}</p>}
        {remark && <p className="mt-1 text-cost text-xs">{remark}</p>}
      </div>
      {meant && (
        <button type="button" className="button button-quiet no-print text-sm" onClick={() => onDraft(meant)}>
          {troubleTexts.takeInstead(meant)}
        </button>
      )}
    </>
  );
}

/** Renders what is wrong with a list of rows. */
export function RowsTrouble({
  fault,
  problem,
}: {
  readonly fault: BoxReading['fault'];
  readonly problem: string | undefined;
}) {
  return <p className="mt-2 text-danger text-sm">{fault ? troubleTexts.fault(fault) : problem}</p>;
}
