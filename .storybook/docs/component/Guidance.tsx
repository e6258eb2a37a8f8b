import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Prose } from './Prose.tsx';
import type { Section } from '../../../packages/ui/facts/specification.ts';

interface AdviceProps {
  kind: 'do' | 'dont';
  section: Section;
}

function Advice({ kind, section }: AdviceProps) {
  const Icon = kind === 'do' ? Check : X;
  return (
    <section className="doc-advice" data-kind={kind}>
      <h3 id={kind}>
        <Icon size={20} strokeWidth={2} aria-hidden="true" />
        {kind === 'do' ? 'Do' : 'Don’t'}
      </h3>
      <Prose blocks={section.blocks} />
    </section>
  );
}

/** Do and don't, side by side. */
export function Guidance({ dos, donts }: { dos: Section; donts: Section }) {
  return (
    <div className="doc-guidance">
      <Advice kind="do" section={dos} />
      <Advice kind="dont" section={donts} />
    </div>
  );
}
