/** A toast as the feature would word it; showing it is the route's business. */
export interface WalletNotice {
  readonly tone: 'normal' | 'success' | 'destructive';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type OnNotice = (notice: WalletNotice) => void;
