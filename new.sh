/work/wt/wrap.sh /work/wt/$1
