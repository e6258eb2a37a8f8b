'use client';

import CreditCard from 'lucide-react/icons/credit-card';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { RecordCard, type RecordCardProps } from './RecordCard.tsx';
import { en } from './RecordCard.messages.ts';

/** Props of {@link PaymentMethodCard}: those of a {@link RecordCard} without its texts. */
export interface PaymentMethodCardProps extends Omit<RecordCardProps, 'title' | 'children'> {
  /** Such as "Visa". */
  type: string;
  /** The last four digits. */
  last4: string;
  /** As printed on the card, such as "08/27". */
  expiry?: string | undefined;
}

/**
 * A saved payment card. Renders a {@link RecordCard}.
 * @example
 * <PaymentMethodCard type="Visa" last4="4242" expiry="08/27" default variant="row" />
 */
export function PaymentMethodCard({
  type,
  last4,
  expiry,
  icon = <CreditCard />,
  messages,
  ...rest
}: PaymentMethodCardProps): ReactElement {
  const t = useMessages('recordCard', en, messages);
  return (
    <RecordCard
      {...rest}
      icon={icon}
      messages={messages}
      title={
        <>
          {type} <span aria-hidden="true">••••</span>
          <VisuallyHidden>{t.endingIn}</VisuallyHidden> {last4}
        </>
      }
    >
      {expiry === undefined ? null : <p>{t.expires(expiry)}</p>}
    </RecordCard>
  );
}
