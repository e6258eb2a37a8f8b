import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Prose } from './index.ts';

const text = {
  en: (
    <>
      <p>
        You can cancel free of charge until 24 hours before your appointment. After that the salon
        may keep a part of the price.
      </p>
      <h3>How to cancel</h3>
      <ol>
        <li>Open your bookings and choose the one that you cannot keep.</li>
        <li>Press “Cancel”. The salon learns of it at once.</li>
      </ol>
      <p>What you get back:</p>
      <ul>
        <li>until 24 hours before: everything, back on the card that paid,</li>
        <li>later: what the salon does not keep.</li>
      </ul>
      <p>
        Write to <a href="mailto:support@salonica.example">support@salonica.example</a> if anything
        is not right.
      </p>
    </>
  ),
  el: (
    <>
      <p>
        Μπορείτε να ακυρώσετε χωρίς χρέωση έως 24 ώρες πριν από το ραντεβού σας. Αργότερα το
        κομμωτήριο μπορεί να κρατήσει μέρος της τιμής.
      </p>
      <h3>Πώς ακυρώνετε</h3>
      <ol>
        <li>Ανοίξτε τις κρατήσεις σας και επιλέξτε αυτήν που δεν μπορείτε να κρατήσετε.</li>
        <li>Πατήστε «Ακύρωση». Το κομμωτήριο ενημερώνεται αμέσως.</li>
      </ol>
      <p>Τι σας επιστρέφεται:</p>
      <ul>
        <li>έως 24 ώρες πριν: ολόκληρο το ποσό, στην κάρτα με την οποία πληρώσατε,</li>
        <li>αργότερα: ό,τι δεν κρατά το κομμωτήριο.</li>
      </ul>
      <p>
        Γράψτε μας στο <a href="mailto:support@salonica.example">support@salonica.example</a> αν
        κάτι δεν είναι σωστό.
      </p>
    </>
  ),
};

const meta = preview.meta({
  title: 'Components/Layout/Prose',
  component: Prose,
  args: { children: text.en },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: text.el }) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => <Prose>{text[globals['language'] as keyof typeof text]}</Prose>,
});

/** Lists keep their semantics, lines stay short, and a long URL breaks. */
export const Behaviour = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 1200 }}>
      <Prose {...args} data-testid="text" />
      <Prose style={{ inlineSize: 200 }} data-testid="narrow">
        <p>
          It is written at{' '}
          <a href="#there">https://salonica.example/help/cancelling-and-moving-a-booking</a>
        </p>
      </Prose>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByTestId('text').offsetWidth).toBeLessThan(720);
    await expect(canvas.getByTestId('narrow').scrollWidth).toBeLessThanOrEqual(200);
  },
});
