import { useState } from 'react';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { DeskReview } from './use-desk-reviews.ts';

/** The unsent text of a reply, which outlives the page. */
export function useReplyDraft({ id, reply }: DeskReview) {
  const drafts = usePort('drafts');
  const place = `review-${id}`;
  const [text, setText] = useState(() => {
    const { personal } = drafts.read(place);
    return typeof personal === 'string' ? personal : (reply?.text ?? '');
  });
  return {
    text,
    write(next: string) {
      setText(next);
      drafts.write(place, { choices: null, personal: next });
    },
    clear: () => drafts.clear(place),
  };
}
