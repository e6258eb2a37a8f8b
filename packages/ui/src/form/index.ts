export {
  Form,
  FormDivider,
  FormMessage,
  type FormDividerProps,
  type FormMessageProps,
  type FormProps,
} from './Form.tsx';
