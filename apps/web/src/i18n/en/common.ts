const common = {
  brand: 'Salonica',
  loading: 'Loading...',
  tryAgain: 'Try again',
};

export default common;
