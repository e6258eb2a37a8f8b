import type source from '../en/common.ts';
import type { Translated } from '../translated.ts';

const common: Translated<typeof source> = {
  brand: 'Salonica',
  loading: 'Φόρτωση...',
  tryAgain: 'Δοκιμάστε ξανά',
};

export default common;
