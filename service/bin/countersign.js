#!/usr/bin/env -S node --max-semi-space-size=64
// The command line. It stands outside dist/ so that the link to it exists before anything is built.
//
// Most of what a request allocates is garbage as soon as it is answered. With the default of 16 MB for young objects it is
// collected so often that much of it is still in use, and is copied.
import "../dist/bundle/main.js";
