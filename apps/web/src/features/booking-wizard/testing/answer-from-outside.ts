import type { Slot } from '#domain/slot.ts';
import { booking } from './fake-salon.ts';
import type { RenderedWizard } from './render-wizard.tsx';
import type { Result } from './visitor-paths.ts';

/** Gives the wizard on the screen the response that it waits for. */
export async function answerFromOutside(
  wizard: RenderedWizard,
  { actorId, output, error }: Result,
) {
  const questions = actorId === 'loadSlots' ? wizard.slotQuestions : wizard.bookings;
  if (error !== undefined) await questions.refuse(error);
  else if (actorId === 'loadSlots') await wizard.slotQuestions.answer(output as readonly Slot[]);
  else await wizard.bookings.answer(booking);
}
