import { scale } from '../tokens.ts';
import './foundations.css';

/** The one shadow, beside a card without it. */
export function Elevation() {
  return (
    <div className="foundation-depth">
      <p>On the page</p>
      <p data-raised="">
        Raised: <code>--sal-shadow-raised</code>
      </p>
    </div>
  );
}

/** The stacking order, highest first. */
export function Layers() {
  return (
    <ol className="foundation-layers">
      {scale('--sal-z-')
        .toReversed()
        .map(({ name, label }) => (
          <li key={name}>
            <code>{name}</code> <span className="foundation-note">{label}</span>
          </li>
        ))}
    </ol>
  );
}
