/** One message for the visitor. A second one with the same id replaces the first. */
export interface Toast {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'danger';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A feature words a toast; the route gives it an id and shows it. */
export type ToastWords = Omit<Toast, 'id'>;

export type OnToast = (toast: ToastWords) => void;
