import { useState } from 'react';
import { numbersOf, scale } from '../tokens.ts';
import './foundations.css';
import './motion.css';

const side = 96;
const curves = ['enter', 'exit'] as const;
type Curve = (typeof curves)[number];

/** An easing curve: time to the right, progress upwards. */
function Plot({ curve }: { curve: Curve }) {
  const numbers = numbersOf(`--sal-ease-${curve}`);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map((part) => part * side);
  return (
    <figure>
      <svg viewBox={`-4 -4 ${side + 8} ${side + 8}`} aria-hidden="true">
        <path d={`M0 0V${side}H${side}`} />
        <path d={`M0 ${side}C${x1} ${side - y1} ${x2} ${side - y2} ${side} 0`} data-curve="" />
      </svg>
      <figcaption>
        <code>--sal-ease-{curve}</code>
        <span className="foundation-note">cubic-bezier({numbers.join(', ')})</span>
      </figcaption>
    </figure>
  );
}

/** The two curves, drawn from their tokens. */
export function Curves() {
  return (
    <div className="foundation-curves">
      {curves.map((curve) => (
        <Plot key={curve} curve={curve} />
      ))}
    </div>
  );
}

/** Each duration with each curve, animated. */
export function MotionDemo() {
  const [there, setThere] = useState(false);
  const durations = scale('--sal-motion-');
  return (
    <div className="foundation-motion" data-there={there ? '' : undefined}>
      <button type="button" onClick={() => setThere(!there)}>
        {there ? 'Move back' : 'Move forward'}
      </button>
      <ul className="foundation-tracks">
        {durations.flatMap(({ name, label }) =>
          curves.map((curve) => (
            <li key={name + curve}>
              <span className="foundation-note">
                {name.replace('--sal-motion-', '')}, {curve}: {label}
              </span>
              <span className="foundation-track">
                <span
                  style={{
                    transitionDuration: `var(${name})`,
                    transitionTimingFunction: `var(--sal-ease-${curve})`,
                  }}
                />
              </span>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
