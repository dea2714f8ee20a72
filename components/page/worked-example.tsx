import type { Figure } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import type { InputLine } from '@/lib/input-text';
import { withPowers } from '../ui/powers';
import { Folded } from './folded';

const sourceKinds = {
  official: 'Official figure',
  published: 'Published figure',
  'by-hand': 'Worked out by hand',
};

/** Renders a worked case as text: what went in, what must come out, and how we know. */
export function WorkedExample({
  name,
  inputs,
  figures,
  source,
}: {
  readonly name: string;
  readonly inputs: readonly InputLine[];
  readonly figures: readonly Figure[];
  readonly source: { readonly how: keyof typeof sourceKinds; readonly title: string };
}) {
  return (
    <section className="print:hidden">
      <Folded title="Worked example">
        <p>{name.charAt(0).toUpperCase() + name.slice(1)}.</p>
        <table aria-label="Worked example">
          <tbody>
            {inputs.map((line) => (
              <tr key={line.path}>
                <th scope="row" className="font-normal">
                  {line.label}
                </th>
                <td>{line.text}</td>
              </tr>
            ))}
            {figures.map((figure) => (
              <tr key={figure.label} className="font-semibold">
                <th scope="row">{figure.label}</th>
                <td>{formatFigure(figure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-muted text-sm">
          {`Source of this example: ${sourceKinds[source.how]}. `}
          {withPowers(source.title)}
        </p>
      </Folded>
    </section>
  );
}
