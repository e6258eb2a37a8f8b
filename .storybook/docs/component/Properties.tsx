import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import { Line } from './Prose.tsx';
import { elementOf, typeOf } from './signature.ts';

interface PropertyListProps {
  /** Name of the component: `TabList`. */
  of: string;
  argTypes: StrictArgTypes;
  /** What its subpath exports, with types. */
  signature: string;
}

interface PropertyProps {
  property: StrictInputType;
  /** As written in the types. */
  written: string | undefined;
}

/** A union is shown as its values, everything else as written. */
function readableType({ property, written }: PropertyProps): string {
  const { type, table } = property;
  const summary = table?.type?.summary ?? type?.name ?? 'unknown';
  return type?.name === 'enum' || type?.name === 'boolean' ? summary : (written ?? summary);
}

function Property({ property, written }: PropertyProps) {
  const { name, type, table, description } = property;
  return (
    <div>
      <dt>
        <code>{name}</code>
        {type?.required === true && <span className="doc-required">required</span>}
      </dt>
      <dd>
        <code className="doc-type">{readableType({ property, written })}</code>
        {table?.defaultValue?.summary !== undefined && (
          <span className="doc-default">
            Default: <code>{table.defaultValue.summary}</code>
          </span>
        )}
        {description ? (
          <p>
            <Line>{description.replaceAll(/\{@link (\w+)\}/g, '`$1`')}</Line>
          </p>
        ) : null}
      </dd>
    </div>
  );
}

/**
 * The properties of one component, required ones first, and the element whose attributes it
 * accepts.
 */
export function PropertyList({ of, argTypes, signature }: PropertyListProps) {
  const element = elementOf(signature, of);
  const properties = Object.values(argTypes)
    .map((property) => ({ property, written: typeOf(signature, of, property.name) }))
    // Props that are passed through are attributes of the element.
    .filter(({ property, written }) => written !== undefined || property.description)
    .toSorted(
      ({ property: a }, { property: b }) =>
        Number(b.type?.required ?? false) - Number(a.type?.required ?? false),
    );
  return (
    <>
      {properties.length > 0 && (
        <dl className="doc-properties">
          {properties.map((entry) => (
            <Property key={entry.property.name} {...entry} />
          ))}
        </dl>
      )}
      {element && (
        <p className="doc-note">
          {properties.length > 0 ? 'And every other attribute of ' : 'Every attribute of '}
          <code>{`<${element}>`}</code>.
        </p>
      )}
    </>
  );
}
