/** The content of a toast. A feature creates it; the route shows it. */
export interface ToastContent {
  readonly tone: 'normal' | 'success' | 'destructive';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type OnNotice = (notice: ToastContent) => void;
