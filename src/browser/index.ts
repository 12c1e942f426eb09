import './controls';
import './react';
import './onDemand';
