import { Line } from '../component/Prose.tsx';
import { components } from '../component/sources.ts';
import { componentsIn, readChange, readReleases, type Bump, type Change } from './changes.ts';
import './overview.css';

const files = import.meta.glob<string>('../../../.changeset/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const logs = import.meta.glob<string>('../../../packages/ui/CHANGELOG.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const changes = Object.entries(files).flatMap(([file, source]) => readChange(file, source) ?? []);
const releases = Object.values(logs).flatMap((log) => readReleases(log));

const headings: readonly (readonly [bump: Bump, heading: string])[] = [
  ['major', 'Changes that need your attention'],
  ['minor', 'New'],
  ['patch', 'Improved and corrected'],
];

function ChangeItem({ change }: { change: Change }) {
  const { id, text } = change;
  const named = componentsIn(change, components);
  return (
    <li id={`change-${id}`}>
      {text.map((part) => (
        <p key={part}>
          <Line>{part}</Line>
        </p>
      ))}
      {named.length > 0 && (
        <p className="doc-note">
          {named.map(({ folder, page, specification }) => (
            <a key={folder} href={page} target="_top">
              {specification.title}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** What the next version of the package brings, by kind. */
export function Changes() {
  const groups = headings.flatMap(([bump, heading]) => {
    const own = changes.filter((change) => change.bump === bump);
    return own.length === 0 ? [] : [{ heading, own }];
  });
  if (groups.length === 0) return <p>Nothing has changed since the last version.</p>;
  return groups.map(({ heading, own }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      <ul className="overview-changes">
        {own.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ul>
    </section>
  ));
}

/** The released versions. */
export function Releases() {
  if (releases.length === 0) return <p>No version has been released yet.</p>;
  return releases.map(({ version, lines }) => (
    <section key={version}>
      <h3>{version}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Line>{line}</Line>
          </li>
        ))}
      </ul>
    </section>
  ));
}
