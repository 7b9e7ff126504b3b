#!/bin/sh
# cc.sh PYTHON gcc …: the C compiler for tools/compiled.py. All but two of 300 calls are for tiny files, which are compiled
# sooner than Python starts, or than its header is read; the large one goes through cc.py.
python=$1 compiler=$2
case "$*" in
  *__native_* | *__mypyc*) shift && exec "$python" "${0%.sh}.py" "$@" ;;
  *) shift 2 && exec "$compiler" -I "${0%/*}/shim" "$@" ;;
esac
