import { describe, expect, it } from 'vitest';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

/** The contract of the reviews at a salon's desk. */
export function describeDeskReviews(create: CreateWorld): void {
  async function open() {
    const { ports, salonId: salon } = await create().owner();
    const { api } = ports;
    const list = async () => (await api.listDeskReviews({ salon, ...ask() })).reviews;
    return { api, salon, list };
  }

  describe('reviews at the desk', () => {
    it('have one public reply, which is changed and removed', async () => {
      const { api, salon, list } = await open();
      const review = (await list()).find(({ reply }) => reply === null);
      if (review === undefined) throw new Error('The salon has reviews');
      const { id } = review;
      const reply = (revision: number, text: string) =>
        api.replyToReview({
          salon,
          id,
          revision,
          body: { text, language: 'el' },
          idempotencyKey: newKey(),
        });
      const replied = await reply(review.revision, 'Σας ευχαριστούμε!');
      const told = { text: 'Σας ευχαριστούμε!', language: 'el' };
      expect(replied.review).toMatchObject({ reply: told, revision: 1 });
      const seen = async () =>
        (await api.listReviews({ id: salon, ...ask() })).reviews.find((one) => one.id === id);
      expect(await seen()).toMatchObject({ reply: told });
      expect((await failureOf(reply(0, 'Again'))).kind).toBe('stale');
      const changed = await reply(1, 'Ευχαριστούμε πολύ!');
      expect(changed.review.reply?.text).toBe('Ευχαριστούμε πολύ!');
      const removed = await api.removeReviewReply({ salon, id, idempotencyKey: newKey() });
      expect(removed.review).toMatchObject({ reply: null, revision: 0 });
      expect(await seen()).toMatchObject({ reply: null });
    });

    it('are reported once, and stay public', async () => {
      const { api, salon, list } = await open();
      const review = (await list()).find(({ report }) => report === null);
      if (review === undefined) throw new Error('The salon has reviews');
      const { id } = review;
      const body = { reason: 'no-visit', note: '' } as const;
      const report = () => api.reportReview({ salon, id, body, idempotencyKey: newKey() });
      expect((await report()).review.report).toMatchObject({
        reason: 'no-visit',
        isDecided: false,
      });
      expect(await failureOf(report())).toMatchObject({ kind: 'conflict', code: 'wrong-state' });
      expect((await list()).map((one) => one.id)).toContain(id);
    });
  });
}
