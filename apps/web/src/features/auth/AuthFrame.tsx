import { SplitScreen, type SplitScreenProps } from '@salonica/ui/split-screen';
import styles from './AuthFrame.module.css';

export interface AuthFrameProps extends Pick<SplitScreenProps, 'top' | 'caption' | 'children'> {
  /** The drawing beside the form, or above it on a narrow screen. */
  readonly scene: 'promenade' | 'reception';
}

/** A form on one side, a drawing on the other. */
export function AuthFrame({ scene, ...rest }: AuthFrameProps) {
  return <SplitScreen {...rest} picture={<span className={styles[scene]} />} />;
}
