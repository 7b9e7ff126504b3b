import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/seats.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
