export type {
  ResponseOf,
  Api,
  CallName,
  CallOptions,
  DeferrableName,
  RequestOf,
} from '@salonica/contract/v1/api';
