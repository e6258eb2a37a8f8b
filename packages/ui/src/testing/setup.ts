import { provideDialog } from './environment/dialog.ts';
import { provideFocus } from './environment/focus.ts';
import { provideLayout } from './environment/layout.ts';
import { providePopover } from './environment/popover.ts';
import { providePresses } from './environment/presses.ts';

// Real browsers have all of it, and tests without a document need nothing.
if (typeof document !== 'undefined' && typeof HTMLElement.prototype.showPopover !== 'function') {
  provideLayout();
  provideDialog();
  provideFocus();
  providePopover();
  providePresses();
}
