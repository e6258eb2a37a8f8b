const errors = {
  meta: {
    'not-found': {
      title: 'Page not found',
      description: 'This page does not exist.',
    },
  },
  notFound: {
    title: 'Oops! Page not found',
    hint: 'The address may have changed, or it never led anywhere.',
    home: 'Return to Home',
  },
  crash: {
    title: 'Something went wrong',
    hint: 'The page could not be shown. Nothing you entered elsewhere is lost.',
    home: 'Return to Home',
  },
  chunk: {
    title: 'This page did not load',
    hint: 'Check your connection and try again.',
  },
};

export default errors;
